/** Pixels, as Open Graph recommends. */
export const socialCardSize = {width: 1200, height: 630}
