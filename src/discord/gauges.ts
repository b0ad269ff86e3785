/** Reads the bot's gauges, and counts Discord's responses. */
import { type RESTOptions, Status } from 'discord.js';
import type { Metrics } from '../metrics/metrics.ts';
import type { PendingWork } from '../pending-work.ts';
import type { Bot } from './bot.ts';

export function registerGauges(
  { client, servers, tables, publisher, metrics }: Bot,
  work: PendingWork,
): void {
  const { shards } = client.ws;
  metrics.gauge('tables', tables.countByPhase);
  metrics.gauge('table_queues', () => tables.queueLengths().tables);
  metrics.gauge('due_transitions', () => tables.queueLengths().due);
  metrics.gauge('message_queue', publisher.waiting);
  metrics.gauge('pending_work', () => work.size);
  metrics.gauge('guilds', servers.count);
  metrics.gauge('shards', () => shards.size);
  metrics.gauge('shards_up', () => shards.filter(({ status }) => status === Status.Ready).size);
}

/** Performs requests, and counts their responses, and those to which none came. */
export const countResponses =
  (makeRequest: RESTOptions['makeRequest'], metrics: Metrics): RESTOptions['makeRequest'] =>
  async (url, init) => {
    const { method = 'GET' } = init;
    try {
      const response = await makeRequest(url, init);
      metrics.countResponse(method, response.status);
      return response;
    } catch (error) {
      metrics.countResponse(method, 'none');
      throw error;
    }
  };
