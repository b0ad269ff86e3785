/** Opens the page of a stand-in Discord that runs in the test's process. The test itself posts the bot's messages. */
import {
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type StandIn, startDiscord } from 'stand-in-discord/testing';
import { expect, onTestFinished } from 'vitest';
import { pageFiles } from '../../src/sandbox/page.ts';
import { edit, type NewMessage, post } from '../../src/sandbox/world/messages.ts';
import type { Message } from '../../src/sandbox/world/world.ts';
import { openBrowser } from './sandbox.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const MOBILE = { width: 390, height: 844 };

export interface StandInPage {
  discord: StandIn;
  page: Page;
  log: Locator;
  /** Posts a message of the bot, in #one by default. */
  postAsBot: (message: Partial<NewMessage>) => Message;
  editComponents: (message: Message, components: APIMessageTopLevelComponent[]) => void;
}

export const text = (content: string) => ({ type: ComponentType.TextDisplay as const, content });
export const lines = (count: number, word = 'line'): string =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`).join('\n');
export const button = (label: string, custom_id = label) => ({
  type: ComponentType.Button as const,
  style: ButtonStyle.Primary as const,
  label,
  custom_id,
});
export const row = <C>(...components: C[]) => ({ type: ComponentType.ActionRow as const, components });
export const card = (...components: unknown[]) =>
  ({ type: ComponentType.Container, components }) as APIMessageTopLevelComponent;

/** The distance of the log from its end, in pixels. */
export const distanceFromEnd = (log: Locator): Promise<number> =>
  log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));

export const openStandInPage = async (
  options: BrowserContextOptions = { viewport: DESKTOP },
): Promise<StandInPage> => {
  const discord = await startDiscord({
    people: [
      { name: 'Ann', manager: true },
      { name: 'Ben' },
      { name: 'Cleo' },
      { name: 'Dan' },
      { name: 'Eve' },
    ],
    channels: ['one', 'two'],
    guild: 'Madoi sandbox',
    bot: 'Madoi',
    page: pageFiles,
  });
  onTestFinished(() => discord.close());
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  onTestFinished(() => expect(errors).toEqual([]));
  await page.goto(discord.url);
  await page.getByRole('textbox').waitFor();
  const { world } = discord;
  return {
    discord,
    page,
    log: page.locator('.log').first(),
    postAsBot: (message) =>
      post(world, {
        channelId: discord.channelId('one'),
        authorId: world.botId,
        ...(message.components ? { flags: MessageFlags.IsComponentsV2 } : {}),
        ...message,
      }),
    editComponents: (message, components) => edit(world, message, { components }),
  };
};
