import { entriesOf } from '../entry.ts';

export const data = entriesOf({
  'data-analysis': [
    `data analyst, data analyste, data analysis, data analytics, analyse de données, analyse des données,
     analyste de données, analyste data, analyste données, analytics, chargé d’analyse de données,
     analyste reporting, reporting analyst, extraction et analyse de données, data extraction and analysis,
     data mining, exploration de données, reporting, chargé de reporting, data reporting,
     analytics engineer, data integrator, data integration`,
    '^data business-intelligence data-science data-engineering statistics business-analysis',
  ],
  'data-science': [
    `data scientist, data science, science des données, scientifique des données, modélisation prédictive,
     predictive modelling, predictive analytics, analyse prédictive, machine learning engineer,
     ingénieur machine learning, ML engineer, ingénieur data science, applied scientist, datascientist,
     datascience, consultant data science`,
    '^data artificial-intelligence data-analysis data-engineering statistics python quantitative-finance',
  ],
  'data-engineering': [
    `data engineer, data engineering, ingénieur data, ingénieur données, ingénieur de données,
     ingénieur big data, développeur big data, architecte data, data architect, data architecture,
     développeur data, data developer, data ops, DataOps, AI data engineer`,
    '^data data-science data-analysis business-intelligence databases cloud python',
  ],
  'business-intelligence': [
    `business intelligence, BI, informatique décisionnelle, décisionnel, consultant BI, BI analyst,
     analyste BI, développeur BI, BI developer, BI consultant, MicroStrategy, chef de projet BI,
     BI engineer, ingénieur BI, BI specialist, SSIS, SSRS, business intelligence analyst, chargé de BI`,
    '^data data-analysis data-engineering controlling sql data-science',
  ],
  'artificial-intelligence': [
    `intelligence artificielle, IA, artificial intelligence, AI, ingénieur intelligence artificielle,
     ingénieur IA, AI engineer, machine learning, apprentissage automatique, deep learning,
     apprentissage profond, ML, réseaux de neurones, neural networks, IA générative, generative AI, GenAI,
     Gen AI, LLM, large language model, ChatGPT, prompt engineer, prompt engineering, chef de projet IA,
     AI project manager, consultant IA, AI consultant, développeur IA, AI developer, agents IA, AI agents,
     AI specialist, AI solutions, apprentissage par renforcement, reinforcement learning, AI researcher,
     chercheur en IA, AI product manager, AI operations, agentic AI, IA agentique`,
    '^it data-science low-code data-engineering python',
  ],
  'computer-vision': [
    `vision par ordinateur, computer vision, reconnaissance d’images, image recognition,
     traitement d’images par IA, reconnaissance faciale, ingénieur vision, vision engineer`,
    '^artificial-intelligence signal-processing robotics optics',
  ],
  'natural-language': [
    `traitement du langage naturel, natural language processing, NLP, TAL, TALN, linguiste informaticien,
     computational linguistics, chatbot, chatbots, assistant conversationnel, RAG, speech recognition,
     reconnaissance vocale, data annotation, annotation de données`,
    '^artificial-intelligence data-science linguistics',
  ],
  statistics: [
    `statistique, statistiques, statistics, statisticien, statistician, chargé d’études statistiques,
     biostatistique, biostatisticien, biostatistics, biostatistician, économétrie, econometrics, économètre,
     econometrician, statistical analysis, analyse statistique, biométrie, sondage, survey analyst,
     statistical programmer`,
    'data-science data-analysis actuarial mathematics clinical-research economics',
  ],
  gis: [
    `SIG, GIS, système d’information géographique, systèmes d’information géographique,
     geographic information system, géomaticien, GIS analyst, GIS specialist, cartographie, cartographe,
     cartography, cartographer, mapping, mapper, geospatial, données géographiques, spatial data,
     spatial analysis, analyse spatiale, géographe, geographer, géographie, geography`,
    'remote-sensing surveying urban-planning environment',
  ],
  'remote-sensing': [
    `télédétection, remote sensing, imagerie satellite, imagerie satellitaire, satellite imagery, LiDAR,
     images satellites, remote sensing analyst`,
    'gis space environment',
  ],
  data: [
    `data, données, big data, data management, gestion des données, data project manager,
     chef de projet data, consultant data, data consultant, data specialist, data coordinator,
     data ambassador, data officer, chief data officer, data manager, gestionnaire de données,
     data product owner`,
    '^it business-analysis statistics artificial-intelligence databases',
  ],
});
