import { entriesOf } from '../entry.ts';

export const officeTools = entriesOf({
  'microsoft-office': [
    `Excel, Microsoft Excel, MS Excel, Microsoft Office, MS Office, Pack Office, PowerPoint, suite Office,
     Office 365, Microsoft 365, M365, bureautique, office automation tools, tableur, spreadsheet,
     Power Query, tableaux croisés dynamiques, pivot tables, Google Sheets, Google Workspace, Outlook`,
    'vba data-analysis administration',
  ],
  vba: [
    'VBA, Visual Basic, macros Excel, Excel macros, VBA Excel, Excel VBA, développeur VBA, VBA developer',
    'microsoft-office low-code capital-markets',
  ],
  salesforce: [
    `Salesforce, SFDC, développeur Salesforce, Salesforce developer, administrateur Salesforce,
     Salesforce administrator, Salesforce admin, consultant Salesforce, Salesforce consultant,
     Salesforce CRM, Sales Cloud`,
    'crm sales-operations software-consulting',
  ],
  hubspot: [
    'HubSpot, Pipedrive, Zoho, Marketo, Mailchimp, Brevo, Pardot, Klaviyo, Sendinblue',
    'crm growth-marketing salesforce',
  ],
  shopify: ['Shopify, PrestaShop, Magento, WooCommerce, BigCommerce, Adobe Commerce', 'e-commerce web-development'],
  cad: [
    `CAO, DAO, CAD, conception assistée par ordinateur, computer aided design, CATIA, CATIA V5, SolidWorks,
     Creo, Siemens NX, Inventor, Solid Edge, 3D modelling, modélisation 3D, 3D modeling, CAO/DAO,
     SOLIDWORKS PDM, PLM, product lifecycle management, Windchill, Teamcenter, ENOVIA, 3DEXPERIENCE,
     logiciels de CAO, PLM consultant, PLM engineer, configuration management, gestion de configuration,
     gestionnaire de configuration, configuration manager`,
    'drafting mechanical-engineering autocad engineering-design product-development',
  ],
  autocad: [
    'AutoCAD, Auto CAD, SketchUp, ArchiCAD, Autodesk, Civil 3D, MicroStation, Covadis, Rhino, 3ds Max, Tekla',
    'drafting cad bim architecture civil-engineering',
  ],
  matlab: [
    `MATLAB, Simulink, MATLAB/Simulink, Scilab, MBD, model-based design, automatique et contrôle,
     control theory, lois de commande, control laws, GNC, guidage navigation`,
    'signal-processing automation embedded-systems systems-engineering',
  ],
});
