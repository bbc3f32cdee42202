/** Query for the carriers that count in the Medicare disclaimer, with their plans. */
export const countedQuery = `*[_type == "carrier" && count(specialties[@ in *[_type == "carrierSpecialty" && disclaimed == true].key]) > 0]{
  "specialties": specialties[@ in *[_type == "carrierSpecialty" && disclaimed == true].key],
  "states": availability[count(products) == 0 || !defined(products)].state,
  "partly": availability[count(products) > 0]{state, products},
  "plans": *[_type == "planCount" && carrier._ref == ^._id]{_id, total, states[]{state, plans}, effectiveFrom, effectiveUntil}
}`
