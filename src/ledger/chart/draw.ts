/**
 * Draws a chart as a PNG, dark on either of Discord's themes. Heavy to load: only the worker does, and only when the
 * first chart is asked for.
 */
import { Resvg } from '@resvg/resvg-js';
import { LineChart } from 'echarts/charts';
import { GridComponent, TitleComponent } from 'echarts/components';
import { format, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { signed } from '../../text/ledger/numbers.ts';
import { FONT, FONT_FILE } from './font.ts';
import type { Chart, ChartLine } from './lines.ts';

use([LineChart, GridComponent, TitleComponent, SVGRenderer, LabelLayout]);

const SIZE = { width: 1000, height: 560 };
/** Discord shows it at about half its size, on a telephone at a third. */
const LETTERS = { title: 30, label: 24, line: 32, axis: 20 };
const MARGIN = 24;
const GRID = { top: 84, bottom: 62 };
/** Between the end of a line and its label. */
const GAP = 12;
const GROUND = '#2b2d31';
const WRITING = '#f2f3f5';
const FAINT = '#c4c9ce';
const RULE = '#43454c';
/** Told apart on the ground, by who sees fewer colours too: no two neighbours of one lightness. */
const COLORS = ['#5b9dff', '#ffd166', '#ff7a59', '#7ee0c0', '#c792ea', '#4dd0e1', '#ff8fb8', '#b0bec5'];

/** The account's place in the list above the chart, what it is called as far as the font can write that, and its total. */
const labelOf = ({ name, total }: ChartLine, at: number): string =>
  [`${at + 1}.`, name, signed(total)].filter((part) => part !== '').join(' ');

const widthOf = (label: string): number =>
  format.getTextRect(label, `500 ${LETTERS.label}px "${FONT}"`).width;

/** Heights as near to those wished for as they can be so far from each other: what would overlap is spread evenly. */
export function spreadHeights(
  wished: readonly number[],
  distance: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number[] {
  /** Neighbours that touch each other: the mean of where the first of them would be. */
  const groups: { mean: number; count: number }[] = [];
  wished.forEach((height, at) => {
    let group = { mean: height - at * distance, count: 1 };
    for (let above = groups.at(-1); above && above.mean >= group.mean; above = groups.at(-1)) {
      const count = above.count + group.count;
      group = { mean: (above.mean * above.count + group.mean * group.count) / count, count };
      groups.pop();
    }
    groups.push(group);
  });
  const lowest = bottom - (wished.length - 1) * distance;
  return groups
    .flatMap(({ mean, count }) => Array.from({ length: count }, () => Math.max(top, Math.min(mean, lowest))))
    .map((height, at) => height + at * distance);
}

/** All that is seen lies on one height: it would be drawn along the edge. */
const commonHeight = (lines: readonly ChartLine[]): number | null => {
  const heights = new Set(lines.flatMap(({ points }) => points.map(([, height]) => height)));
  const [only] = heights;
  return heights.size === 1 && only !== undefined ? only : null;
};

/** The chart as SVG; its texts are set in a font of the drawer's own. */
export function chartSvg({ title, axis, entries, lines }: Chart): string {
  const labels = lines.map(labelOf);
  const flat = commonHeight(lines);
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  try {
    chart.setOption({
      animation: false,
      backgroundColor: GROUND,
      textStyle: { fontFamily: FONT },
      title: {
        text: title,
        left: MARGIN,
        top: 16,
        textStyle: { color: WRITING, fontSize: LETTERS.title, fontWeight: 'normal' },
      },
      grid: {
        left: MARGIN,
        right: MARGIN + GAP + Math.ceil(Math.max(0, ...labels.map(widthOf))),
        ...GRID,
      },
      xAxis: {
        type: 'value',
        min: 0,
        max: entries,
        name: axis,
        nameLocation: 'middle',
        nameGap: 38,
        nameTextStyle: { color: FAINT, fontSize: LETTERS.axis },
        minInterval: 1,
        axisLabel: { color: FAINT, fontSize: LETTERS.axis, hideOverlap: true },
        axisLine: { lineStyle: { color: FAINT } },
        splitLine: { show: false },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        // Zero is drawn where it is near: lines that are far from it are not pressed together for its sake.
        scale: true,
        ...(flat !== null && { min: flat - 1, max: flat + 1 }),
        axisLabel: { color: FAINT, fontSize: LETTERS.axis, formatter: signed },
        splitLine: { lineStyle: { color: RULE } },
      },
      series: lines.map(({ points }, at) => {
        const color = COLORS[at % COLORS.length]!;
        return {
          type: 'line',
          data: points,
          step: 'end',
          showSymbol: false,
          lineStyle: { width: 4, color },
          itemStyle: { color },
          endLabel: {
            show: true,
            formatter: labels[at]!,
            color,
            fontSize: LETTERS.label,
            lineHeight: LETTERS.line,
            distance: GAP,
          },
        };
      }),
    });
    // Where the lines end is known only once they are laid out.
    const ends = lines.map(({ total }) => chart.convertToPixel({ yAxisIndex: 0 }, total));
    const heights = spreadHeights(ends, LETTERS.line, { top: GRID.top, bottom: SIZE.height - GRID.bottom });
    chart.setOption({ series: heights.map((y) => ({ labelLayout: () => ({ y }) })) });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

/** The chart as PNG, 1000 by 560. */
export function chartPng(chart: Chart): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: FONT };
  return new Resvg(chartSvg(chart), { font }).render().asPng();
}
