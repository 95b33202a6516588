import { entriesOf } from '../entry.ts';

export const luxuryAndRetail = entriesOf({
  luxury: [
    `luxe, luxury, secteur du luxe, luxury goods, luxury industry, haute couture, high-end, haut de gamme,
     premium, cristal, crystal, maison de luxe, luxury brand, luxury retail, arts de la table, art de vivre,
     savoir-faire artisanal, artisanat d’art`,
    'fashion retail cosmetics brand-marketing wine hospitality',
  ],
  fashion: [
    `mode, fashion, prêt-à-porter, ready-to-wear, styliste, stylisme, fashion designer, fashion design,
     créateur de mode, lingerie, accessoires de mode, fashion accessories, vêtement, vêtements, clothes,
     chef de produit textile, textile product manager, responsable de collection, acheteur mode,
     fashion buyer, habilleur, industrie de la mode, showroom, mode textile, showroom manager`,
    'textile-industry luxury retail merchandising design',
  ],
  cosmetics: [
    `cosmétique, cosmétiques, cosmetics, cosmetic, beauté, beauty, soin de la peau, skincare, skin care,
     soins de beauté, beauté et cosmétiques, beauty and cosmetics, dermocosmétique, dermo-cosmetics,
     dermatologie, dermatology, industrie cosmétique, toiletries, beauty advisor, bien-être`,
    'luxury formulation product-marketing retail health',
  ],
  retail: [
    `retail, commerce de détail, magasin, magasins, shop, store, stores, boutique, boutiques, distribution,
     grande distribution, GMS, mass retail, supermarket, supermarché, hypermarché, hypermarket, rayon,
     commerces et services, shops and services, commerce de gros, wholesale, grossiste, wholesaler,
     wholesale and retail, retail operations, retail project manager, chef de projet retail,
     développement retail, retail development, retail coordinator, travel retail, duty free, franchise,
     animateur réseau, retail performance, store planner, retail expansion, bricolage, DIY`,
    'merchandising luxury fashion e-commerce sales trade-marketing',
  ],
  merchandising: [
    `merchandising, merchandiser, visual merchandising, visual merchandiser, marchandiseur, étalagiste,
     retail merchandiser, allocation, allocator, retail planner, assortiment, assortment, retail buyer,
     chef de produit achat, responsable merchandising, product merchandiser, VM, buying assistant,
     merchandise planner, planogramme, approvisionneur retail, merch, window dresser, retail buying`,
    'retail fashion category-management trade-marketing buyer',
  ],
  jewellery: [
    `joaillerie, jewelry, jewellery, bijoux, bijou, bijouterie, joaillier, bijoutier, jeweller, orfèvrerie,
     gemmologie, gemmologue, gemmology`,
    '^luxury watchmaking',
  ],
  watchmaking: ['horlogerie, horloger, watchmaking, watches, montres, watch, watchmaker', '^luxury jewellery'],
  footwear: ['chaussure, chaussures, shoes, footwear, sneakers, bottier', '^fashion leather-goods'],
  toys: ['jouet, jouets, toys, toy, puériculture, childcare products, univers de l’enfant', 'fashion retail'],
  'leather-goods': [
    'cuir, leather, maroquinerie, leather goods, tannerie, maroquinier, sellerie, bagagerie, luggage, sellier',
    '^textile-industry fashion luxury',
  ],
  perfumery: [
    `parfum, parfums, parfumerie, perfume, perfumes, fragrance, fragrances, parfumeur, perfumer,
     aromaticien, flavorist, arômes, flavors, flavours, évaluation sensorielle, sensory evaluation,
     évaluateur parfum`,
    '^cosmetics luxury formulation',
  ],
  hairdressing: ['coiffure, coiffeur, hairdresser, haircare, salon de coiffure', '^cosmetics'],
  makeup: ['maquillage, makeup, make-up, makeup artist, maquilleur', '^cosmetics'],
  wellness: [
    'spa, bien-être beauté, wellness, esthéticien, beautician, esthétique, praticien spa, massage, masseur',
    '^cosmetics hospitality sport',
  ],
  'store-management': [
    `responsable de magasin, responsable magasin, directeur de magasin, store manager, responsable boutique,
     boutique manager, adjoint de magasin, assistant store manager, chef de rayon, department manager,
     manager de rayon, retail manager, shop manager, responsable de boutique`,
    '^retail operations-management',
  ],
  'shop-selling': [
    `vendeur, vente en magasin, shop assistant, conseiller de vente, conseiller vente, sales advisor,
     retail sales, sales assistant retail, vendeur en magasin, vendeur boutique, client advisor,
     clienteling, conseiller clientèle luxe, vendeur conseil, sales consultant retail, caissier, cashier`,
    '^retail luxury sales',
  ],
});
