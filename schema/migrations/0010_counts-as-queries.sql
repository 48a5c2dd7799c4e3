-- Months, sitemap files and subscriptions by day are queries now. The triggers come first, written by hand: they name the tables.
DROP TRIGGER `posts_inserted`;--> statement-breakpoint
DROP TRIGGER `posts_updated`;--> statement-breakpoint
DROP TRIGGER `posts_deleted_row`;--> statement-breakpoint
DROP TRIGGER `post_comes`;--> statement-breakpoint
DROP TRIGGER `post_goes`;--> statement-breakpoint
DROP VIEW `post_steps`;--> statement-breakpoint
DROP TRIGGER `subscriptions_inserted`;--> statement-breakpoint
DROP TRIGGER `subscriptions_updated`;--> statement-breakpoint
DROP TRIGGER `subscriptions_deleted`;--> statement-breakpoint
DROP TABLE `post_months`;--> statement-breakpoint
DROP TABLE `sitemap_files`;--> statement-breakpoint
DROP TABLE `subscription_days`;
