/** The kinds of component actions about who sits at a table, who watches it, and who waits for a seat. */
import { schemas } from '../ids.ts';
import { callPlayers } from './calling.ts';
import {
  agreeInVote,
  askToLeaveForGood,
  leaveSeatForGood,
  replaceChosen,
  showSeats,
  takeVacantSeat,
  voteForHost,
  voteToReplace,
} from './company.ts';
import { type ComponentActionOf, privately } from './component-action.ts';
import { updateOrPrivate } from './context.ts';
import { askWhomToInvite, inviteChosen, uninviteChosen } from './inviting.ts';
import { onQuestion, onTable } from './on-table.ts';
import { endWatching, wait, waitNoMore, watch } from './watching.ts';

type CompanyKind =
  | 'replaceVote'
  | 'hostVote'
  | 'agreeVote'
  | 'invite'
  | 'invited'
  | 'uninvite'
  | 'call'
  | 'seats'
  | 'replace'
  | 'replaceBy'
  | 'watch'
  | 'stopWatching'
  | 'wait'
  | 'stopWaiting'
  | 'take'
  | 'leaveForGood'
  | 'leaveForGoodNow';

export const COMPANY_ACTIONS: { readonly [K in CompanyKind]: ComponentActionOf<K> } = {
  seats: { schema: schemas.seats, deferAs: updateOrPrivate, run: onQuestion(showSeats) },
  replace: { schema: schemas.replace, deferAs: updateOrPrivate, run: onQuestion(replaceChosen) },
  replaceBy: { schema: schemas.replaceBy, deferAs: updateOrPrivate, run: onQuestion(replaceChosen) },
  take: { schema: schemas.take, deferAs: updateOrPrivate, run: onTable(takeVacantSeat) },
  watch: { schema: schemas.watch, deferAs: updateOrPrivate, run: onQuestion(watch) },
  stopWatching: { schema: schemas.stopWatching, deferAs: updateOrPrivate, run: onQuestion(endWatching) },
  wait: { schema: schemas.wait, deferAs: updateOrPrivate, run: onQuestion(wait) },
  stopWaiting: { schema: schemas.stopWaiting, deferAs: updateOrPrivate, run: onQuestion(waitNoMore) },
  replaceVote: { schema: schemas.replaceVote, deferAs: updateOrPrivate, run: onQuestion(voteToReplace) },
  hostVote: { schema: schemas.hostVote, deferAs: updateOrPrivate, run: onQuestion(voteForHost) },
  invite: { schema: schemas.invite, deferAs: privately, run: onQuestion(askWhomToInvite) },
  invited: { schema: schemas.invited, deferAs: updateOrPrivate, run: onQuestion(inviteChosen) },
  uninvite: { schema: schemas.uninvite, deferAs: updateOrPrivate, run: onQuestion(uninviteChosen) },
  call: { schema: schemas.call, deferAs: privately, run: onQuestion(callPlayers) },
  agreeVote: { schema: schemas.agreeVote, deferAs: privately, run: onQuestion(agreeInVote) },
  leaveForGood: {
    schema: schemas.leaveForGood,
    deferAs: updateOrPrivate,
    run: onQuestion(askToLeaveForGood),
  },
  leaveForGoodNow: {
    schema: schemas.leaveForGoodNow,
    deferAs: updateOrPrivate,
    run: onQuestion(leaveSeatForGood),
  },
};
