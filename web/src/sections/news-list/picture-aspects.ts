/** Width divided by height of an article's picture: of the first article in a list, and of the others. */
export const leadAspect = 16 / 10
export const cardAspect = 3 / 2

export const newsAspects = new Set([leadAspect, cardAspect])
