import { toolsOf } from '../entry.ts';

export const toolsOfOffices = toolsOf({
  'microsoft-office': [
    `Microsoft Office, MS Office, Pack Office, suite Office, Office 365, Microsoft 365, M365, bureautique,
     office automation tools`,
    'excel administration',
  ],
  excel: [
    'Excel, Microsoft Excel, MS Excel, tableur, spreadsheet, Power Query, tableaux croisés dynamiques, pivot tables',
    '^microsoft-office vba data-analysis',
  ],
  powerpoint: ['PowerPoint', '^microsoft-office'],
  outlook: ['Outlook', '^microsoft-office'],
  'google-workspace': ['Google Workspace, Google Sheets', 'microsoft-office'],
  vba: [
    'VBA, Visual Basic, macros Excel, Excel macros, VBA Excel, Excel VBA, développeur VBA, VBA developer',
    'excel low-code capital-markets',
  ],
  sap: [
    `SAP, consultant SAP, SAP consultant, S/4HANA, S4HANA, SAP S/4HANA, SAP MM, SAP SD, SAP FI, SAP FICO,
     SAP CO, SAP PP, SAP ABAP, ABAP, SAP BW, SAP HR, SAP HCM, SuccessFactors, SAP SuccessFactors, SAP Ariba,
     Ariba, SAP key user, SAP functional analyst, analyste fonctionnel SAP, SAP support, SAP EWM,
     SAP analyst, SAP logistics, SAP production, SAP PM, SAP project, chef de projet SAP, SAP Hana, SAP IBP,
     SAP developer, Fiori, SAP functional consultant, consultant fonctionnel SAP`,
    '^erp business-analysis software-consulting supply-chain',
  ],
  odoo: ['Odoo', '^erp'],
  netsuite: ['NetSuite', '^erp'],
  sage: ['Sage, Cegid, X3', '^erp accounting'],
  'microsoft-dynamics': ['Dynamics 365, Microsoft Dynamics, Navision, Business Central', '^erp'],
  'oracle-erp': ['Oracle ERP, Oracle EBS, Oracle Fusion', '^erp oracle'],
  'oracle-hcm': ['Oracle HCM, HCM', '^hris oracle'],
  workday: ['Workday', '^hris'],
  salesforce: [
    `Salesforce, SFDC, développeur Salesforce, Salesforce developer, administrateur Salesforce,
     Salesforce administrator, Salesforce admin, consultant Salesforce, Salesforce consultant,
     Salesforce CRM, Sales Cloud`,
    '^crm sales-operations software-consulting',
  ],
  hubspot: ['HubSpot, Pipedrive, Zoho', '^crm growth-marketing salesforce'],
  mailchimp: ['Mailchimp, Brevo, Sendinblue, Klaviyo, Marketo, Pardot', 'digital-marketing crm hubspot'],
  shopify: ['Shopify, PrestaShop, Magento, WooCommerce, BigCommerce, Adobe Commerce', 'e-commerce web-development'],
  photoshop: [
    'Photoshop, InDesign, Adobe Illustrator, suite Adobe, Adobe Creative Suite, Adobe Creative Cloud',
    '^graphic-design',
  ],
  canva: ['Canva', '^graphic-design social-media'],
  figma: ['Figma', '^user-experience graphic-design'],
  'after-effects': ['After Effects, Premiere Pro', '^motion-design'],
});
