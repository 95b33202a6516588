import { entriesOf } from '../entry.ts';

export const finance = entriesOf({
  finance: [
    `finance, financier, financial, service financier, département financier, finance internationale,
     international finance, gestion financière, financial management, finance department`,
    'accounting audit banking risk-management',
  ],
  controlling: [
    `contrôle de gestion, contrôleur de gestion, contrôleur gestion, assistant contrôle de gestion,
     management control, management controller, management accountant, management accounting, controlling,
     controller, business controller, business controlling, financial controller, finance controller,
     financial control, financial controlling, contrôleur financier, contrôle financier,
     contrôleur budgétaire, contrôle budgétaire, budget controller, budget control, comptabilité analytique,
     comptabilité de gestion, performance controller, CDG`,
    '^finance fp-and-a financial-analysis accounting project-control internal-control',
  ],
  'industrial-controlling': [
    `contrôle de gestion industriel, contrôleur de gestion industriel, contrôleur industriel,
     industrial controller, industrial controlling, plant controller, plant controlling, factory controller,
     supply chain controller, contrôleur de gestion usine, cost accountant, cost accounting`,
    '^controlling fp-and-a',
  ],
  'commercial-controlling': [
    `contrôle de gestion commercial, contrôleur de gestion commercial, contrôleur commercial,
     commercial controller, sales controller, sales controlling, commercial controlling, commercial finance`,
    '^controlling fp-and-a pricing',
  ],
  'project-control': [
    `contrôle de projet, contrôle projet, contrôleur de projet, project control, project controls,
     project controller, program controller, programme controller, contrôleur de programme, cost control,
     cost controller, cost controlling, contrôle des coûts, contrôleur des coûts, cost engineer,
     cost engineering, ingénieur coûts`,
    'controlling planning-engineer quantity-surveying pmo',
  ],
  'fp-and-a': [
    `FP&A, FPA, financial planning and analysis, financial planning & analysis, financial planning,
     planification financière, budget, budgétaire, reporting financier, financial reporting,
     business finance analyst, business finance, finance business partner, business partner finance,
     forecast, budgeting`,
    '^finance controlling financial-analysis',
  ],
  'financial-analysis': [
    `analyse financière, analyste financier, financial analyst, financial analysis, finance analyst,
     analyste finance, modélisation financière, financial modelling, financial modeling`,
    '^finance fp-and-a controlling corporate-finance credit-analysis equity-research investment',
  ],
  treasury: [
    `trésorerie, trésorier, treasury, treasurer, gestion de trésorerie, cash management, cash manager,
     cash flow, analyste trésorerie, treasury analyst, cash pooling`,
    '^finance accounting trade-finance credit-management corporate-finance',
  ],
  'credit-management': [
    `credit management, credit manager, gestion du crédit client, crédit client, recouvrement,
     chargé de recouvrement, credit collection, debt collection, collection officer, cash collection,
     credit controller, credit control, order to cash, O2C`,
    '^finance accounting treasury credit-analysis',
  ],
  consolidation: [
    `consolidation, consolideur, consolidation financière, comptable consolidation, group reporting,
     consolidation accountant, reporting groupe, comptes consolidés, consolidated accounts`,
    '^accounting controlling',
  ],
  'administration-and-finance': [
    `responsable administratif et financier, RAF, DAF, CFO, directeur financier,
     directeur administratif et financier, chief financial officer, finance director, head of finance,
     finance manager, responsable financier, gestion administrative et financière,
     administration et finance, finance and administration, finance & administration, assistant finance,
     chargé de gestion administrative et financière, office and finance manager,
     assistant administratif et financier`,
    '^finance controlling accounting administration',
  ],
  'finance-transformation': [
    `finance transformation, transformation finance, transformation de la fonction finance, finance process,
     processus financiers, finance systems, systèmes d’information finance, finance project officer`,
    '^finance digital-transformation sap controlling',
  ],
  'corporate-finance': [
    `corporate finance, finance d’entreprise, ingénierie financière, financial engineering,
     corporate development, opérations financières, transaction services, transaction advisory,
     transaction officer, due diligence, valuation, évaluation financière, évaluation d’entreprise`,
    '^finance mergers-acquisitions investment-banking financial-analysis private-equity project-finance',
  ],
  'mergers-acquisitions': [
    `M&A, fusions acquisitions, fusion acquisition, mergers and acquisitions, mergers & acquisitions,
     analyste M&A, M&A analyst, deal advisory`,
    '^corporate-finance investment-banking private-equity strategy',
  ],
  'private-equity': [
    `private equity, capital investissement, capital risque, venture capital, VC, LBO,
     fonds d’investissement, investment fund, growth equity, capital développement`,
    '^investment corporate-finance mergers-acquisitions asset-management',
  ],
  investment: [
    `investissement, investment, investisseur, investor, analyste investissement, investment analyst,
     chargé d’investissement, investment officer`,
    'private-equity asset-management project-finance financial-analysis',
  ],
  'project-finance': [
    `financement de projet, financements de projets, project finance, project financing,
     financements structurés, structured finance, structured financing, financement d’infrastructures,
     infrastructure finance, infrastructure investment, asset finance, financement d’actifs, PPP,
     public private partnership, partenariat public privé`,
    '^finance corporate-finance investment banking trade-finance',
  ],
  'trade-finance': [
    `trade finance, financement du commerce international, crédit documentaire, documentary credit,
     letter of credit, commodity finance, transaction banking, financement export, export finance,
     crédit export, export credit`,
    '^finance banking project-finance import-export commodity-trading',
  ],
  'sustainable-finance': [
    `finance durable, finance verte, sustainable finance, green finance, investissement responsable,
     responsible investment, ISR, SRI, analyste ESG, ESG analyst, finance climat, climate finance`,
    '^finance sustainability asset-management',
  ],
  'investor-relations': [
    `relations investisseurs, investor relations, communication financière, financial communication,
     chargé de relations investisseurs, investor relations officer`,
    '^investment finance communication',
  ],
  'asset-liability': [
    `ALM, asset liability management, gestion actif passif, gestion actif-passif, liquidity risk,
     risque de liquidité, balance sheet management`,
    'treasury risk-management banking',
  ],
  'impact-investing': [
    'impact investing, finance à impact, impact finance, impact investment, investissement à impact',
    '^investment sustainable-finance',
  ],
});
