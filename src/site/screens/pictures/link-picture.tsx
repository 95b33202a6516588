import type { CSSProperties } from 'react';
import { palette } from '#ui/palette.ts';
import type { Drawn } from './drawn.ts';
import { drawableText } from './drawable-text.ts';
import { pictureSize } from '#site/routing/picture-address.ts';

const { paper, paperRaised, line, ink, inkSoft, coral, airmailInk, cover, onCover, onCoverSoft } = palette;
const title = 'Bricolage, Bricolage Extended';
const text = 'Inter, Inter Extended';

/**
 * A boarding pass on paper, with the edge of an airmail envelope. Light: where links are shown knows no
 * scheme.
 */
export function LinkPicture({ drawn }: { drawn: Drawn }) {
  const { facts = [] } = drawn;
  return (
    <div style={{ ...column, ...pictureSize, background: paper.light, color: ink.light, fontFamily: text }}>
      <Edge />
      <div style={{ ...column, flexGrow: 1, padding: '34px 56px 56px' }}>
        <Brand />
        <div style={{ display: 'flex', flexGrow: 1, marginTop: 30 }}>
          <Sheet drawn={drawn} alone={facts.length === 0} />
          {facts.length === 0 ? null : <Stub facts={facts} />}
        </div>
      </div>
    </div>
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

function Edge() {
  const stripes = Array.from({ length: 26 }, (_, index) => (index % 2 === 0 ? coral.light : airmailInk.light));
  return (
    <div style={{ display: 'flex', height: 16, flexShrink: 0, overflow: 'hidden' }}>
      {stripes.map((background, index) => (
        // eslint-disable-next-line react/no-array-index-key -- never rendered twice
        <div key={index} style={{ width: 30, height: 16, marginRight: 18, background, transform: 'skewX(-35deg)' }} />
      ))}
    </div>
  );
}

/** The stamp of favicon.svg, and whose it is. */
function Brand() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontFamily: title, fontSize: 32 }}>
      <svg width={56} height={56} viewBox="0 0 44 44" style={{ marginRight: 18 }}>
        <circle cx="22" cy="22" r="22" fill={coral.light} />
        <circle
          cx="22"
          cy="22"
          r="16.5"
          fill="none"
          stroke={paperRaised.light}
          strokeWidth="1.6"
          strokeDasharray="2.6 2.6"
        />
        <path d="m10 24.5 24-11.5-8.2 21.8-5.2-9z" fill={paperRaised.light} />
        <path d="m20.6 25.8 13.4-12.8" stroke={coral.light} strokeWidth="1.6" />
      </svg>
      Mon Volontariat International
    </div>
  );
}

const edge = `2px solid ${line.light}`;

function Sheet({ drawn, alone }: { drawn: Drawn; alone: boolean }) {
  const name = drawableText(drawn.title, 110);
  const style: CSSProperties = {
    ...column,
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    justifyContent: 'center',
    padding: '0 52px',
    background: paperRaised.light,
    border: edge,
    borderRadius: alone ? 28 : '28px 0 0 28px',
    borderRightWidth: alone ? 2 : 0,
  };
  return (
    <div style={style}>
      <Line style={{ color: coral.light, fontSize: 34 }}>{drawableText(drawn.kind, 60)}</Line>
      <Line most={4} style={{ fontFamily: title, fontSize: sizeOf(name, alone), lineHeight: 1.12, margin: '16px 0' }}>
        {name}
      </Line>
      {drawn.by === undefined ? null : (
        <Line style={{ color: inkSoft.light, fontSize: 32 }}>{drawableText(drawn.by, 60)}</Line>
      )}
    </div>
  );
}

/** Pixels: a long title is smaller, and has four lines at most. */
function sizeOf({ length }: string, alone: boolean): number {
  const room = alone ? 1.25 : 1;
  if (length > 80 * room) return 44;
  return length > 40 * room ? 56 : 72;
}

function Stub({ facts }: { facts: NonNullable<Drawn['facts']> }) {
  const style: CSSProperties = {
    ...column,
    width: 320,
    justifyContent: 'center',
    padding: '0 40px',
    background: cover.light,
    color: onCover.light,
    borderLeft: `6px dotted ${paper.light}`,
    borderRadius: '0 28px 28px 0',
  };
  return (
    <div style={style}>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ ...column, margin: '13px 0' }}>
          <Line style={{ color: onCoverSoft.light, fontSize: 24 }}>{drawableText(label, 24)}</Line>
          <Line style={{ fontFamily: title, fontSize: 38 }}>{drawableText(value, 24)}</Line>
        </div>
      ))}
    </div>
  );
}

type LineProps = { style: CSSProperties; most?: number; children: string };

/** Text on so many lines at most. */
function Line({ style, most = 1, children }: LineProps) {
  const bounded = { display: 'block', lineClamp: most, overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
  return <div style={{ ...bounded, ...style }}>{children}</div>;
}
