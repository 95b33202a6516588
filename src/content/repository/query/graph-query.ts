import { GraphQLError, Kind, parse, type SelectionSetNode } from 'graphql';
import type { TypeModels } from '../models/type-models.ts';
import { parsingError, validationError } from './protocol-error.ts';

/**
 * What of a value is wanted: all of it (null), or some members, and of linked documents and slices some by
 * their type.
 */
export type Selection = {
  /** Whether every member is wanted (`...pageFields`). */
  readonly all: boolean;
  readonly members: ReadonlyMap<string, Selection | null>;
  /** `...on country { name }` */
  readonly types: ReadonlyMap<string, Selection>;
};

const maxQueryLength = 20_000;
const maxTokens = 2000;
/** GraphQL has no hyphens in names; the protocol has these. */
const hyphenated = /\bnon-repeat\b/g;

/**
 * `{ page { title country { ...on country { name } } } }`: a type, and what is wanted of its documents.
 * @throws ProtocolError where it is not so written, or names a type that is none
 */
export function parseGraphQuery(text: string, models: TypeModels): ReadonlyMap<string, Selection> {
  if (text.length > maxQueryLength) throw validationError(`graphQuery is longer than ${maxQueryLength} characters`);
  const [definition, ...more] = documentOf(text).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION || more.length > 0)
    throw validationError('graphQuery should be one selection');
  const { members } = selectionOf(definition.selectionSet);
  for (const [type, selection] of members) {
    if (!models.has(type)) throw validationError(`graphQuery: there is no type ${type}`);
    if (selection === null) throw validationError(`graphQuery: say what is wanted of ${type}`);
  }
  return new Map([...members].flatMap(([type, selection]) => (selection === null ? [] : [[type, selection]])));
}

function documentOf(text: string) {
  try {
    return parse(text.replace(hyphenated, 'primary'), { noLocation: true, maxTokens: maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw parsingError(`graphQuery: ${error.message}`, error.locations?.[0]?.column);
  }
}

function selectionOf({ selections }: SelectionSetNode): Selection {
  const members = new Map<string, Selection | null>();
  const types = new Map<string, Selection>();
  let all = false;
  for (const node of selections) {
    if (node.kind === Kind.FIELD)
      members.set(node.name.value, node.selectionSet ? selectionOf(node.selectionSet) : null);
    else if (node.kind === Kind.FRAGMENT_SPREAD) all = true;
    else types.set(node.typeCondition?.name.value ?? '', selectionOf(node.selectionSet));
  }
  return { all, members, types };
}
