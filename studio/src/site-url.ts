/** Origin of the site. The bundler replaces the variable with its value. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:5173'
