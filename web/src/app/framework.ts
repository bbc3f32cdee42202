/** What the site is built on, to be evaluated in a task of its own; the file it is in holds the router and the rest as well. */
import 'react-dom/client'
