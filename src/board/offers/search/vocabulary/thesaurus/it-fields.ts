import { entriesOf } from '../entry.ts';

export const itFields = entriesOf({
  'mobile-networks': [
    'réseaux mobiles, mobile networks, 5G, 4G, LTE, radio mobile, core network, cœur de réseau, MVNO, roaming',
    '^telecoms networks',
  ],
  'fibre-optics': [
    'fibre optique, optical fiber, optical fibre, FTTH, déploiement fibre, technicien fibre, fibre, fiber',
    '^telecoms networks',
  ],
  cryptography: ['cryptographie, cryptography, cryptographe, cryptographer', '^cybersecurity mathematics'],
  'security-governance': [
    `gouvernance sécurité, GRC, gouvernance risques et conformité, governance risk and compliance, RSSI,
     CISO, SSI, information security officer, consultant GRC, politique de sécurité informatique`,
    '^cybersecurity risk-management compliance',
  ],
  'industrial-security': [
    'OT security, cybersécurité industrielle, industrial cybersecurity, sécurité OT',
    '^cybersecurity industrial-computing',
  ],
  'application-security': [
    'sécurité applicative, application security, appsec, product security, DevSecOps',
    '^cybersecurity software-development devops',
  ],
  'data-governance': [
    `data governance, gouvernance des données, data quality, qualité des données, data steward, master data,
     master data management, MDM, données de référence, master data specialist, gestionnaire master data,
     master data analyst`,
    '^data erp',
  ],
  'data-warehouse': [
    `data warehouse, entrepôt de données, data lake, ETL, data pipeline, pipeline de données, data platform,
     plateforme de données`,
    '^data-engineering databases',
  ],
  'data-visualisation': [
    `data visualisation, data visualization, dataviz, data viz, tableaux de bord, tableau de bord,
     dashboard, dashboards, dashboarding`,
    '^data-analysis business-intelligence',
  ],
  quantum: [
    'quantique, quantum, quantum computing, informatique quantique, mécanique quantique, calcul quantique',
    '^physics software-development mathematics',
  ],
  'high-performance-computing': [
    `HPC, high performance computing, calcul haute performance, calcul scientifique, scientific computing,
     informatique scientifique`,
    '^industrial-computing mathematics software-development',
  ],
  'data-centers': [
    'data center, datacenter, data centre, centre de données, data centers, datacenters, data centres',
    '^it-operations it-infrastructure electrical-engineering hvac',
  ],
});
