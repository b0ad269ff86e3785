/** Lanes keep the distance between runs, such as those of one channel. An idle lane is dropped once its pace is kept. */
import type { Ticket } from './fair-queue.ts';
import { createLane, type Lane, type LaneEntry, type LaneOptions } from './lane.ts';

export function createLanes(options: LaneOptions) {
  const lanes = new Map<string, Lane>();

  const laneOf = (name: string): Lane => {
    const found = lanes.get(name);
    if (found) return found;
    const lane = createLane(options, () => lanes.delete(name));
    lanes.set(name, lane);
    return lane;
  };

  return {
    enter: (name: string, entry: LaneEntry): Ticket => laneOf(name).enter(entry),

    close(): void {
      for (const lane of lanes.values()) lane.close();
      lanes.clear();
    },

    get size(): number {
      return lanes.size;
    },
  };
}
