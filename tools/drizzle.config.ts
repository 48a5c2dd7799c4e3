import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./schema/tables/posts.ts', './schema/tables/newsletter.ts', './schema/tables/contact.ts', './schema/tables/trip-leads.ts'],
  out: './schema/migrations',
})
