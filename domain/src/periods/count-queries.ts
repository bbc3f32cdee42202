/**
 * GROQ for the value of each count token: the carriers that the product categories list for a product that counts, and each product of
 * each of them. web/src/content/site.groq.ts has the same, as TypeGen reads one file.
 */
export const countQueries = {
  medicareOrganizations:
    'count(*[_type == "carrier" && _id in *[_type == "productCategory"].products[disclaimed == true].carriers[]._ref])',
  medicareProducts:
    'count(*[_type == "productCategory" && defined(products)].products[disclaimed == true && defined(carriers)].carriers[_ref in *[_type == "carrier"]._id])',
}
