import type { ReactNode } from 'react';
import { type JsonObject, objectsOf, textOf } from '#content/json.ts';
import type { Entry } from '../client/rich-text/blocks-to-doc.ts';
import styles from '../frame/rich-text.module.css';

const lists: Readonly<Record<string, 'ul' | 'ol'>> = { 'list-item': 'ul', 'o-list-item': 'ol' };

/** A rich text as its readers see it. Screen readers have the field itself; nothing here takes the focus. */
export function TextPreview({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <div className={styles.preview} data-text-preview="" aria-hidden="true" hidden>
      {groupsOf(entries).map(({ list: List, members }, index) =>
        List === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key
          members.map((entry) => <Block key={index} entry={entry} />)
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <List key={index}>
            {members.map(({ block }, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>{block === null ? null : <Words block={block} />}</li>
            ))}
          </List>
        ),
      )}
    </div>
  );
}

type Group = { readonly list: 'ul' | 'ol' | undefined; readonly members: Entry[] };

/** Joins the items of a list. */
function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const list = lists[textOf(entry.block?.['type'])];
    const last = groups.at(-1);
    if (list !== undefined && last?.list === list) last.members.push(entry);
    else groups.push({ list, members: [entry] });
  }
  return groups;
}

function Block({ entry: { block, words } }: { entry: Entry }) {
  if (block === null) return <p>[{words}]</p>;
  const type = textOf(block['type']);
  const isHeading = type.startsWith('heading');
  if (type === 'preformatted') return <pre>{textOf(block['text'])}</pre>;
  return <p {...(isHeading && { 'data-heading': type.slice(-1) })}>{<Words block={block} />}</p>;
}

/** The text of a block with its marks. */
function Words({ block }: { block: JsonObject }) {
  const text = textOf(block['text']);
  const spans = objectsOf(block['spans']).map(({ type, start, end }) => ({
    type: textOf(type),
    start: Number(start),
    end: Number(end),
  }));
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut <= text.length)
    .toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const marks = spans.filter((span) => span.start <= start && span.end >= end).map(({ type }) => type);
    return <span key={start}>{marked(text.slice(start, end), marks)}</span>;
  });
}

const marked = (text: string, marks: readonly string[]): ReactNode =>
  marks.reduce<ReactNode>((inner, mark) => {
    if (mark === 'strong') return <strong>{inner}</strong>;
    if (mark === 'em') return <em>{inner}</em>;
    return mark === 'hyperlink' ? <u>{inner}</u> : inner;
  }, text);
