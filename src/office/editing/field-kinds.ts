import type { Field } from '#content/repository/models/type-models.ts';
import type { FieldKind } from './field-kind.ts';
import { booleanKind } from './kinds/boolean.tsx';
import { colorKind } from './kinds/color.tsx';
import { dateKind } from './kinds/date.tsx';
import { embedKind } from './kinds/embed.tsx';
import { geoPointKind } from './kinds/geo-point.tsx';
import { groupKind } from './kinds/group.tsx';
import { imageKind } from './kinds/image.tsx';
import { integrationKind } from './kinds/integration.tsx';
import { linkKind } from './kinds/link.tsx';
import { numberKind } from './kinds/number.tsx';
import { selectKind } from './kinds/select.tsx';
import { slicesKind } from './kinds/slices.tsx';
import { structuredTextKind } from './kinds/structured-text.tsx';
import { textKind } from './kinds/text.tsx';
import { timestampKind } from './kinds/timestamp.tsx';
import { uidKind } from './kinds/uid.tsx';

/** The kind of each type of field; the compiler asks for a new one here. */
export const fieldKinds: Readonly<Record<Field['type'], FieldKind>> = {
  Boolean: booleanKind,
  Color: colorKind,
  Date: dateKind,
  Embed: embedKind,
  GeoPoint: geoPointKind,
  Group: groupKind,
  Image: imageKind,
  IntegrationFields: integrationKind,
  Link: linkKind,
  Number: numberKind,
  Select: selectKind,
  Slices: slicesKind,
  StructuredText: structuredTextKind,
  Text: textKind,
  Timestamp: timestampKind,
  UID: uidKind,
};
