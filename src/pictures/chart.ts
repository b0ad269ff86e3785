/**
 * Draws a chart as a PNG, dark in both of Discord's themes. The libraries are slow to load, so only the worker thread
 * imports this file, when the first chart is requested.
 */
import { Resvg } from '@resvg/resvg-js';
import { LineChart } from 'echarts/charts';
import { GridComponent, TitleComponent } from 'echarts/components';
import { format, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { signed } from '../game/numbers.ts';
import type { Chart, ChartLine } from '../ledger/chart.ts';
import { FONT_FILES, fontFamilies } from './fonts.ts';
import { MUTED as AXIS, BACKGROUND, colorAt, TEXT } from './theme.ts';

use([LineChart, GridComponent, TitleComponent, SVGRenderer, LabelLayout]);

const SIZE = { width: 1000, height: 560 };
/** Pixels. Discord shows the image at about half its size, on a phone at a third. */
const FONT_SIZES = { title: 30, label: 24, line: 32, axis: 20 };
const MARGIN = 24;
const GRID = { top: 84, bottom: 62 };
/** Between the end of a line and its label. */
const LABEL_GAP = 12;
const GRID_LINE = '#43454c';

/** The account's rank in the list above the chart, its name without letters that no font has, and its total. */
const labelOf = ({ name, total }: ChartLine, index: number): string =>
  [`${index + 1}.`, name, signed(total)].filter((text) => text !== '').join(' ');

const widthOf = (label: string): number =>
  format.getTextRect(label, `500 ${FONT_SIZES.label}px sans-serif`).width;

/** Moves heights, given in ascending order, as little as possible until no two are closer than the distance. */
export function spreadHeights(
  wanted: readonly number[],
  distance: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number[] {
  /** Runs of labels that touch each other; `mean` is where the first label of the run would be. */
  const groups: { mean: number; count: number }[] = [];
  wanted.forEach((height, index) => {
    let group = { mean: height - index * distance, count: 1 };
    for (let above = groups.at(-1); above && above.mean >= group.mean; above = groups.at(-1)) {
      const count = above.count + group.count;
      group = { mean: (above.mean * above.count + group.mean * group.count) / count, count };
      groups.pop();
    }
    groups.push(group);
  });
  const lowest = bottom - (wanted.length - 1) * distance;
  return groups
    .flatMap(({ mean, count }) => Array.from({ length: count }, () => Math.max(top, Math.min(mean, lowest))))
    .map((height, index) => height + index * distance);
}

/** The one height that all points share, which would be drawn along the edge; null if they differ. */
const commonHeight = (lines: readonly ChartLine[]): number | null => {
  const heights = new Set(lines.flatMap(({ points }) => points.map(([, height]) => height)));
  const [only] = heights;
  return heights.size === 1 && only !== undefined ? only : null;
};

/** The chart as SVG, with its texts in the bundled fonts. */
export function chartSvg({ title, axis, entries, lines, locale }: Chart): string {
  const labels = lines.map(labelOf);
  const flat = commonHeight(lines);
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  try {
    chart.setOption({
      animation: false,
      backgroundColor: BACKGROUND,
      textStyle: { fontFamily: fontFamilies(locale) },
      title: {
        text: title,
        left: MARGIN,
        top: 16,
        textStyle: { color: TEXT, fontSize: FONT_SIZES.title, fontWeight: 'normal' },
      },
      grid: {
        left: MARGIN,
        right: MARGIN + LABEL_GAP + Math.ceil(Math.max(0, ...labels.map(widthOf))),
        ...GRID,
      },
      xAxis: {
        type: 'value',
        min: 0,
        max: entries,
        name: axis,
        nameLocation: 'middle',
        nameGap: 38,
        nameTextStyle: { color: AXIS, fontSize: FONT_SIZES.axis },
        minInterval: 1,
        axisLabel: { color: AXIS, fontSize: FONT_SIZES.axis, hideOverlap: true },
        axisLine: { lineStyle: { color: AXIS } },
        splitLine: { show: false },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        // The axis includes zero only if it is near: otherwise lines far from zero would be squeezed together.
        scale: true,
        ...(flat !== null && { min: flat - 1, max: flat + 1 }),
        axisLabel: { color: AXIS, fontSize: FONT_SIZES.axis, formatter: signed },
        splitLine: { lineStyle: { color: GRID_LINE } },
      },
      series: lines.map(({ points }, index) => {
        const color = colorAt(index);
        return {
          type: 'line',
          data: points,
          step: 'end',
          showSymbol: false,
          lineStyle: { width: 4, color },
          itemStyle: { color },
          endLabel: {
            show: true,
            formatter: labels[index]!,
            color,
            fontSize: FONT_SIZES.label,
            lineHeight: FONT_SIZES.line,
            distance: LABEL_GAP,
          },
        };
      }),
    });
    // The ends of the lines are known only after the first layout.
    const ends = lines.map(({ total }) => chart.convertToPixel({ yAxisIndex: 0 }, total));
    const heights = spreadHeights(ends, FONT_SIZES.line, {
      top: GRID.top,
      bottom: SIZE.height - GRID.bottom,
    });
    chart.setOption({ series: heights.map((y) => ({ labelLayout: () => ({ y }) })) });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

/** The chart as PNG of 1000 by 560 pixels. */
export function chartPng(chart: Chart): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [...FONT_FILES] };
  return new Resvg(chartSvg(chart), { font }).render().asPng();
}
