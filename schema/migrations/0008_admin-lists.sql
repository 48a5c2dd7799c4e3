CREATE INDEX `contact_messages_phone` ON `contact_messages` (`phone`);--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_listed` ON `newsletter_subscriptions` (`status`,`language`,`created_at`);--> statement-breakpoint
CREATE INDEX `trip_leads_phone` ON `trip_leads` (`phone`);