CREATE TABLE `admin_invitation_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_invitation_tokens_invitation` ON `admin_invitation_tokens` (`invitation_id`);--> statement-breakpoint
CREATE TABLE `admin_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`role` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_invitations_username_unique` ON `admin_invitations` (`username`);--> statement-breakpoint
CREATE INDEX `admin_invitations_expires` ON `admin_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `admin_pending_logins` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_pending_logins_expires` ON `admin_pending_logins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `admin_recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_recovery_codes_admin` ON `admin_recovery_codes` (`admin_id`);--> statement-breakpoint
ALTER TABLE `admins` ADD `role` text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE `admins` ADD `last_login_at` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `totp_secret` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `totp_enabled_at` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `totp_last_step` integer DEFAULT 0 NOT NULL;