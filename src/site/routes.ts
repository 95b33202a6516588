import { index, route, type RouteConfig } from '@react-router/dev/routes';

// French has no prefix, English has /en: each screen stands here once, under an optional static segment.
export default [
  route('en?', 'shell/layout.tsx', [
    index('home/home-page.tsx'),
    route('recherche', 'search/search-redirect.ts'),
    route('offres', 'search/offers-redirect.ts'),
    route('offres/recherche', 'search/search-page.tsx'),
    route('offres/choix/:parameter', 'search/options-page.tsx'),
    route('offres/carte', 'map/map-page.tsx'),
    route('offres/suggestions', 'suggestions/suggestions.ts'),
    route('offres/:id', 'offers/offer-page.tsx'),
    route('offres/:id/favori', 'favourites/keep-offer.ts'),
    route('offres/:id/cloture.ics', 'favourites/closing-date.ts'),
    route('connexion', 'sign-in/sign-in.ts'),
    route('inscription', 'sign-in/sign-up.ts'),
    route('mot-de-passe', 'sign-in/reset-password.ts'),
    route('deconnexion', 'sign-in/sign-out.ts'),
    route('espace-personnel', 'account/space-layout.tsx', [
      index('account/account-page.tsx'),
      route('favoris', 'favourites/favourites-page.tsx'),
      route('favoris/comparer', 'favourites/compare-page.tsx'),
      route('candidatures', 'applications/applications-page.tsx'),
      route('candidatures/:id', 'applications/application-page.tsx'),
      route('candidatures/:id/retirer', 'applications/withdraw-page.tsx'),
      route('recherches', 'searches/searches-page.tsx'),
      route('recherches/:id', 'searches/edit-search-page.tsx'),
      route('profil', 'account/profile-page.tsx'),
      route('cv/:id/modifier', 'account/edit-cv-page.tsx'),
      route('cv/:id/supprimer', 'account/delete-cv-page.tsx'),
    ]),
    route('espace-personnel/recherches/enregistrer', 'searches/save-search.ts'),
    route('espace-personnel/photo', 'account/own-photo.ts'),
    route('espace-personnel/cv/:id', 'account/own-cv.ts'),
    route('recruteurs/:token', 'recruiter/cover-page.tsx'),
    route('recruteurs/:token/candidature', 'recruiter/received-page.tsx'),
    route('recruteurs/:token/documents/:document', 'recruiter/received-document.ts'),
    route('*', 'errors/not-found-page.tsx'),
  ]),
  // Addresses that others hold: they have no language.
  route('connexion/retour', 'sign-in/callback.ts'),
  route('en?/boite-aux-lettres', 'mailbox/mailbox-layout.tsx', [
    index('mailbox/mailbox-page.tsx'),
    route('modeles', 'mailbox/samples-page.tsx'),
    route('modeles/:name', 'mailbox/sample.ts'),
    route(':id', 'mailbox/message.ts'),
  ]),
] satisfies RouteConfig;
