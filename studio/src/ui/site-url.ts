/** Origin of the site. The bundler replaces the variable with its value. */
export const siteUrl = process.env.VITE_SITE_URL || 'http://localhost:5173'
