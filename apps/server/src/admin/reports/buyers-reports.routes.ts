import { ShopParams } from '@app/contracts/catalog';
import { Nothing, Success } from '@app/contracts/envelope';
import { ReportBody } from '@app/contracts/reports';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { type ReportDesk, thanks } from './file-report.ts';

/** `POST /shop/{handle}/reports`: what a buyer tells us of a shop or a product. */
export async function buyersReportsRoutes(api: HttpServer, { desk }: { desk: ReportDesk }): Promise<void> {
  api.post(
    '/shop/:handle/reports',
    {
      schema: {
        tags: ['shop'],
        summary: 'Report a shop or a product',
        params: ShopParams,
        body: ReportBody,
        response: { 200: Success(Nothing) },
      },
    },
    async (request) => {
      const reporter = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      await desk.file(request.params.handle, request.body, reporter);
      return { success: true as const, message: thanks, data: {} };
    },
  );
}
