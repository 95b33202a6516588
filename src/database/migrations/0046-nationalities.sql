-- Candidates could choose territories as nationality: a territory becomes its state.

update candidates set nationality = states.code
from (values
  ('AU', array['CC', 'CX', 'HM', 'NF']),
  ('CN', array['HK', 'MO']),
  ('DK', array['FO', 'GL']),
  ('FI', array['AX']),
  ('FR', array['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT']),
  ('GB', array['AI', 'BM', 'FK', 'GG', 'GI', 'GS', 'IM', 'IO', 'JE', 'KY', 'MS', 'PN', 'SH', 'TC', 'VG']),
  ('NL', array['AW', 'BQ', 'CW', 'SX']),
  ('NO', array['BV', 'SJ']),
  ('NZ', array['CK', 'NU', 'TK']),
  ('US', array['AS', 'GU', 'MP', 'PR', 'UM', 'VI'])
) as states (code, territories)
where candidates.nationality = any (states.territories);
