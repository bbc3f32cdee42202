/**
 * GROQ for each count token: the number of carriers of disclaimed products, and of their products. web/src/content/site.groq.ts repeats
 * these queries because TypeGen reads one file.
 */
export const countQueries = {
  medicareOrganizations:
    'count(*[_type == "carrier" && _id in *[_type == "productCategory"].products[disclaimed == true].carriers[]._ref])',
  medicareProducts:
    'count(*[_type == "productCategory" && defined(products)].products[disclaimed == true && defined(carriers)].carriers[_ref in *[_type == "carrier"]._id])',
}
