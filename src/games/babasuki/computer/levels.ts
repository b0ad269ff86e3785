/** How computers of each level choose. Budgets count playouts, so that a choice is the same on every machine. */
import type { Level } from '../../../game/levels.ts';

export interface Strength {
  /** The numbers of playouts for one pick, and for one raid. */
  readonly pickPlayouts: number;
  readonly raidPlayouts: number;
  /** Whether it never draws a known card that its villain does not take, if there is another: few playouts may err in that. */
  readonly avoidsKnown: boolean;
  /** Whether it knows who must have the cards that it passed on. */
  readonly remembers: boolean;
  /** Whether it draws one of two picks whose difference may be luck. */
  readonly drawsPicks: boolean;
  /** Whether of villains that do about as well it sends the one that is likeliest to take a treasure. */
  readonly sendsLikelier: boolean;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  friendly: {
    pickPlayouts: 10,
    raidPlayouts: 8,
    avoidsKnown: true,
    remembers: false,
    drawsPicks: true,
    sendsLikelier: false,
  },
  house: {
    pickPlayouts: 1600,
    raidPlayouts: 800,
    avoidsKnown: false,
    remembers: true,
    drawsPicks: true,
    sendsLikelier: true,
  },
  master: {
    pickPlayouts: 9600,
    raidPlayouts: 6400,
    avoidsKnown: false,
    remembers: true,
    drawsPicks: false,
    sendsLikelier: true,
  },
};
