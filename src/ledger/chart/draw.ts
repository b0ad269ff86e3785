/**
 * Draws a chart as a PNG, dark on either of Discord's themes. Heavy to load: only the worker does, and only when the
 * first chart is asked for.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { LineChart } from 'echarts/charts';
import { GridComponent, TitleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { signed } from '../../text/ledger/numbers.ts';
import type { Chart } from './lines.ts';

use([LineChart, GridComponent, TitleComponent, SVGRenderer, LabelLayout]);

const FONT = 'Noto Sans JP';
const fontFile = join(
  dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-jp'))),
  '500Medium/NotoSansJP_500Medium.ttf',
);

const SIZE = { width: 1000, height: 520 };
const GROUND = '#2b2d31';
const WRITING = '#f2f3f5';
const FAINT = '#c4c9ce';
const RULE = '#43454c';
/** Told apart on the ground, by who sees fewer colours too: no two neighbours of one lightness. */
const COLORS = ['#5b9dff', '#ffd166', '#ff7a59', '#7ee0c0', '#c792ea', '#4dd0e1', '#ff8fb8', '#b0bec5'];

/** The chart as SVG; its texts are set in a font of the drawer's own. */
export function svgOf({ title, axis, entries, lines }: Chart): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  try {
    chart.setOption({
      animation: false,
      backgroundColor: GROUND,
      textStyle: { fontFamily: FONT },
      title: {
        text: title,
        left: 24,
        top: 16,
        textStyle: { color: WRITING, fontSize: 24, fontWeight: 'normal' },
      },
      grid: { left: 24, right: 250, top: 76, bottom: 24 },
      xAxis: {
        type: 'value',
        min: 0,
        max: entries,
        name: axis,
        nameLocation: 'middle',
        nameGap: 32,
        nameTextStyle: { color: FAINT, fontSize: 16 },
        minInterval: 1,
        axisLabel: { color: FAINT, fontSize: 16, showMaxLabel: false },
        axisLine: { lineStyle: { color: FAINT } },
        splitLine: { show: false },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        axisLabel: { color: FAINT, fontSize: 16, formatter: signed },
        splitLine: { lineStyle: { color: RULE } },
      },
      series: lines.map(({ name, points, total }, at) => {
        const color = COLORS[at % COLORS.length]!;
        return {
          type: 'line',
          data: points,
          step: 'end',
          showSymbol: false,
          lineStyle: { width: 3, color },
          itemStyle: { color },
          endLabel: {
            show: true,
            formatter: `${name} ${signed(total)}`,
            color,
            fontSize: 18,
            lineHeight: 24,
            distance: 10,
          },
          labelLayout: { moveOverlap: 'shiftY' },
        };
      }),
    });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

/** The chart as PNG, 1000 by 520. */
export function pngOf(chart: Chart): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: FONT };
  return new Resvg(svgOf(chart), { font }).render().asPng();
}
