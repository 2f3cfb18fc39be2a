import type { Plan } from '#faults/plan/plan.ts';
import { openLabStage } from './lab-stage.ts';
import type { Stage } from './stage.ts';
import { openStageHere } from './stage-here.ts';

/** The service of a plan. What its processes say goes to `outFolder`. */
export const openStage = (plan: Plan, outFolder: string): Promise<Stage> =>
  plan.stage === 'lab' ? openLabStage(outFolder) : openStageHere(plan, outFolder);
