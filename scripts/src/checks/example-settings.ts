/** Settings of an invented deployment, for tests and for the check of a build for the cloud. */
export const hostedSettings = {
  VITE_SITE_URL: 'https://www.harboroak.example',
  VITE_SANITY_PROJECT_ID: 'k3v9x2ab',
  VITE_SANITY_DATASET: 'production',
  VITE_FIREBASE_API_KEY: 'example-api-key-of-a-hosted-project',
  VITE_FIREBASE_AUTH_DOMAIN: 'harbor-oak-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'harbor-oak-site',
  VITE_FIREBASE_STORAGE_BUCKET: 'harbor-oak-site.firebasestorage.app',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '402817365529',
  VITE_FIREBASE_APP_ID: '1:402817365529:web:9c1f2e7d84ab36f0',
}
