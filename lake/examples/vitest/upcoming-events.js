/** The next events, soonest first, with the name of their venue. */
export const upcomingEvents = `*[_type == "event" && date > $today] | order(date asc) {
  _id, title, date, "venue": venue->name
}`
