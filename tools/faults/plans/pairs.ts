import type { FaultKind, Plan } from '#faults/plan/plan.ts';
import failover from './failover.ts';
import lab from './lab.ts';
import network from './lab-network.ts';

const pairs = 12;
const pairsApart = 60;
const partners: FaultKind[] = ['tiktok-gone', 'tiktok-slow', 'payments-gone', 'payments-lose-answers', 'sms-slow'];
const ofLab = [failover, lab, network].flatMap(({ faults }) => faults.map(({ kind }) => kind));

export default {
  about: 'Two faults at once, drawn by the seed among all those of the lab and its partners; then the next two.',
  stage: 'lab',
  steps: pairs * pairsApart,
  thinkMs: 400,
  actors: { buyer: 5, seller: 2, newcomer: 1, administrator: 1 },
  withPages: true,
  withProbe: true,
  faults: [],
  drawn: { count: pairs, kinds: [...new Set([...ofLab, ...partners])], seconds: [5, 25], pairsApart },
} satisfies Plan;
