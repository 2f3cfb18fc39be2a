import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { AdminDeps } from './admin-deps.ts';

/** All of `/admin/*`, for the scope that carries `apiConventions` and the prefix `/api/v1`. */
export async function adminRoutes(api: HttpServer, deps: AdminDeps): Promise<void> {
  await api.register(
    async (scope) => {
      const admin = scope as HttpServer;
      for (const addRoutes of parts) addRoutes(admin, deps);
    },
    { prefix: '/admin' },
  );
}

/** One line for each part: `usersRoutes`, … */
const parts: ((admin: HttpServer, deps: AdminDeps) => void)[] = [];
