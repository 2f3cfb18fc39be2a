import { leastPasswordCost } from '@app/server/identity/password-cost.testing';
import { runService } from '@app/server/main';

/** The service as it is started in production; passwords cost little, so that the machine's time goes to the rest. */
await runService({
  passwordCost: leastPasswordCost,
  ...(process.env.FAULTS_WITH_PAGES === 'yes' ? {} : { servePages: async () => null }),
});
