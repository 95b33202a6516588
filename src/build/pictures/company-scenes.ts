import { picture, type Tone } from './picture.ts';
import { circle, path, placed, rect } from './shapes.ts';

const size = { width: 960, height: 400 };

/** Products of six invented companies, by picture name. */
export const companyScenes: Readonly<Record<string, () => string>> = {
  dairy,
  energy,
  network,
  bridge,
  rail,
  laboratory,
};

function dairy(): string {
  return banner(
    'seaWash',
    circle(742, 118, 52, { fill: 'coral' }),
    path(`${furrow(250, 90)}V400H-10z`, { fill: 'sea', opacity: 0.25 }),
    path(`${furrow(310, 60)}V400H-10z`, { fill: 'sea', opacity: 0.35 }),
    path([270, 296, 322, 348, 374].map((y) => furrow(y, 60)).join(''), { stroke: 'sea', width: 3 }),
    placed(
      { x: 250, y: 150 },
      path('M-34 90V8l16-30v-26h36v26l16 30v82z', { fill: 'paperRaised', stroke: 'ink', width: 4 }),
      path('M-34 30q17-12 34 0t34 0v60h-68z', { fill: 'skyWash', stroke: 'ink', width: 3 }),
    ),
  );
}

function energy(): string {
  return banner(
    'amberWash',
    circle(180, 130, 58, { fill: 'coral', opacity: 0.85 }),
    path('M-10 320q240-90 480-20t500-40v150H-10z', { fill: 'amber', opacity: 0.22 }),
    turbine(430, 160, 1, 14),
    turbine(610, 190, 0.8, 48),
    turbine(770, 140, 1.05, 80),
    path('M-10 350q240-90 480-20t500-40v150H-10z', { fill: 'amber', opacity: 0.3 }),
  );
}

function network(): string {
  const nodes = Array.from({ length: 18 }, (_, at) => [60 + ((at * 137) % 840), 56 + ((at * at * 61) % 290)] as const);
  const links = nodes.flatMap(([x, y], at) =>
    nodes.slice(at + 1).flatMap(([u, v]) => (Math.hypot(u - x, v - y) < 190 ? [`M${x} ${y}L${u} ${v}`] : [])),
  );
  return banner(
    'skyWash',
    path(links.join(''), { stroke: 'airmailInk', width: 2, opacity: 0.5 }),
    ...nodes.map(([x, y], at) =>
      circle(x, y, at % 3 === 0 ? 16 : 10, { fill: 'paperRaised', stroke: 'airmailInk', width: 3 }),
    ),
    ...nodes.flatMap(([x, y], at) => (at % 6 === 0 ? [circle(x, y, 7, { fill: 'coral' })] : [])),
  );
}

function bridge(): string {
  return banner(
    'coralWash',
    path('M-10 292q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 160 0V400H-10z', { fill: 'sea', opacity: 0.3 }),
    path(stays(290) + stays(670), { stroke: 'ink', width: 2 }),
    path('M278 330L286 56h8l8 274zM658 330L666 56h8l8 274z', { fill: 'paperRaised', stroke: 'ink', width: 3 }),
    rect([-10, 250, 980, 14], { fill: 'paperRaised', stroke: 'ink', width: 3 }),
    path('M60 242h40M512 242h40M800 242h40', { stroke: 'coral', width: 8 }),
    path(
      'M-10 330q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 160 0M-10 362q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 160 0',
      { stroke: 'sea', width: 3 },
    ),
  );
}

function rail(): string {
  return banner(
    'paperSunk',
    path('M-10 230q160-120 330-50t300-40 350 30v160H-10z', { fill: 'sea', opacity: 0.22 }),
    path('M-10 320H970M-10 338H970', { stroke: 'ink', width: 4 }),
    path(Array.from({ length: 25 }, (_, at) => `M${at * 40} 314v30`).join(''), { stroke: 'lineStrong', width: 6 }),
    path('M120 306V226a16 16 0 0 1 16-16h520c70 0 130 40 160 80q6 16-16 16z', {
      fill: 'paperRaised',
      stroke: 'ink',
      width: 4,
    }),
    path('M120 276h690', { stroke: 'coral', width: 8 }),
    path(Array.from({ length: 9 }, (_, at) => `M${158 + at * 54} 232h34v22h-34z`).join(''), {
      fill: 'skyWash',
      stroke: 'ink',
      width: 3,
    }),
    path('M668 230c40 4 66 16 86 34h-86z', { fill: 'skyWash', stroke: 'ink', width: 3 }),
  );
}

function laboratory(): string {
  const cells = [
    [120, 90],
    [200, 90],
    [160, 159],
    [240, 159],
    [760, 240],
    [840, 240],
    [800, 309],
    [720, 309],
  ] as const;
  return banner(
    'seaWash',
    path(cells.map(([x, y]) => hexagon(x, y)).join(''), { stroke: 'sea', width: 3, opacity: 0.6 }),
    ...cells.map(([x, y], at) => circle(x, y, 9, { fill: at % 3 === 0 ? 'coral' : 'sea' })),
    placed(
      { x: 480, y: 200 },
      path('M-24 -140h48M-16 -140v96l-86 150a20 20 0 0 0 18 30H84a20 20 0 0 0 18-30L16 -44v-96', {
        fill: 'paperRaised',
        stroke: 'ink',
        width: 5,
      }),
      path('M-62 36q31-20 62 0t62 0l40 70a20 20 0 0 1-18 30H-84a20 20 0 0 1-18-30z', {
        fill: 'skyWash',
        stroke: 'ink',
        width: 4,
      }),
      circle(-20, 84, 12, { stroke: 'coral', width: 4 }),
      circle(24, 104, 8, { stroke: 'coral', width: 4 }),
      circle(14, 62, 6, { fill: 'coral' }),
    ),
  );
}

function banner(ground: Tone, ...parts: readonly string[]): string {
  return picture(size, rect([0, 0, size.width, size.height], { fill: ground }), ...parts);
}

function furrow(y: number, bend: number): string {
  return `M-10 ${y}C220 ${y - bend} 420 ${y + bend / 2} 970 ${y - bend}`;
}

function turbine(x: number, y: number, scale: number, turn: number): string {
  return placed(
    { x, y, scale },
    path('M-4 0L-9 190h18L4 0z', { fill: 'paperRaised', stroke: 'ink', width: 3 }),
    placed(
      { turn },
      path('M0 0q14-50 0-112q-14 62 0 112zM0 0q50 14 97 56q-60-10-97-56zM0 0q-36 37-97 56q47-70 97-56z', {
        fill: 'paperRaised',
        stroke: 'ink',
        width: 3,
      }),
    ),
    circle(0, 0, 9, { fill: 'coral' }),
  );
}

function stays(tower: number): string {
  return [40, 80, 120, 160]
    .map((far) => `M${tower} ${70 + far / 8}L${tower - far} 250M${tower} ${70 + far / 8}L${tower + far} 250`)
    .join('');
}

function hexagon(x: number, y: number): string {
  return `M${x} ${y - 46}l40 23v46l-40 23-40-23v-46z`;
}
