/** The panel of a server's settings, as a manager uses it. */
import { type Member, type MessageView, type Outcome, textOf } from 'stand-in-discord/testing';
import type { ChosenSetting, Setting, SettingsForm, SettingsPage } from '../../src/text/settings/words.ts';
import { controls, type TestBot } from './test-bot.ts';

const PAGES: Readonly<Record<Setting, SettingsPage>> = {
  locale: 'places',
  channels: 'places',
  games: 'tables',
  turnSeconds: 'tables',
  threads: 'tables',
  pictures: 'tables',
  pings: 'tables',
  recaps: 'places',
  logChannel: 'people',
  adminRole: 'people',
  callRoleId: 'people',
  units: 'amounts',
  limits: 'amounts',
  keepDays: 'amounts',
};

/** The id of the first control whose id begins like this. */
export const controlId = (message: MessageView, start: string): string => {
  const found = controls(message).find(({ custom_id: id }) => id?.startsWith(start));
  if (!found?.custom_id) throw new Error(`no ${start} on:\n${textOf(message)}`);
  return found.custom_id;
};

export interface SettingsPanel {
  /** Opens the panel at a page. */
  open(page: SettingsPage): Promise<MessageView>;
  /** Chooses values in a select. Returns what the panel says then. */
  choose(setting: ChosenSetting, values: string | readonly string[]): Promise<string>;
  /** Presses the button that changes a setting, or takes it back. */
  press(setting: ChosenSetting): Promise<string>;
  /** Fills a form in. */
  fill(form: SettingsForm, fields: Readonly<Record<string, string>>): Promise<string>;
}

export function settingsPanel(bot: TestBot, member: Member): SettingsPanel {
  const done = async (panel: MessageView, acting: Promise<Outcome>): Promise<string> => {
    const { ephemeral } = await acting;
    await bot.whenIdle();
    return textOf(ephemeral ?? member.view(panel)!);
  };
  const open: SettingsPanel['open'] = async (page) => {
    const { ephemeral } = await member.runCommand('/settings');
    if (page !== 'places') await member.select(ephemeral!, controlId(ephemeral!, 'c:page:'), page);
    return member.view(ephemeral!)!;
  };
  return {
    open,
    async choose(setting, values) {
      const panel = await open(PAGES[setting]);
      return done(
        panel,
        member.select(panel, controlId(panel, `c:set:${setting}:`), [values].flat() as string[]),
      );
    },
    async press(setting) {
      const panel = await open(PAGES[setting]);
      const button = controls(panel).find(
        ({ type, custom_id: id }) => type === 2 && id?.startsWith(`c:set:${setting}:`),
      );
      return done(panel, member.press(panel, button?.custom_id ?? setting));
    },
    async fill(form, fields) {
      const panel = await open(PAGES[form]);
      const { modal } = await member.press(panel, controlId(panel, `c:ask:${form}`));
      return done(panel, member.submitModal(modal!, fields));
    },
  };
}
