import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/article-edit'

export const texts: SameTexts<typeof vi> = {
  edit: 'Edit',
  editPost: 'Edit “{{title}}”',
  delete: 'Delete',
  deletePost: 'Delete “{{title}}”',
  open: 'Open in the admin',
  openPost: 'Open in the admin: “{{title}}”',
  title: 'Edit article',
  fields: {
    titleVi: 'Vietnamese title',
    titleEn: 'English title',
    summaryVi: 'Vietnamese summary',
    summaryEn: 'English summary',
    tags: 'Tags',
  },
  tagsHint: 'Separated by commas',
  required: {
    titleVi: 'Vietnamese title is required',
    titleEn: 'English title is required',
    summaryVi: 'Vietnamese summary is required',
    summaryEn: 'English summary is required',
  },
  save: 'Save changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  logIn: 'Log in in a new tab',
  confirmDelete: 'Are you sure you want to delete "{{title}}"?',
  successTitle: 'Success',
  updated: 'Post updated successfully',
  deleted: 'Post deleted successfully',
  undeleted: 'Post restored',
  errorTitle: 'Error',
  noPost: 'No post being edited',
  updateFailed: 'Failed to update post',
  deleteFailed: 'Failed to delete post',
  somebody: 'Somebody',
  conflictTitle: 'Somebody else has changed this article',
  conflictText:
    '{{who}} saved it at {{time}} on {{date}}. What you typed is still here. Open both versions in the editor to compare them.',
  conflictDeleted:
    '{{who}} moved it to the trash at {{time}} on {{date}}. What you typed is still here. Open the editor to bring the article back.',
  openBoth: 'Open both versions',
  undeleteFailed: 'Failed to restore post',
}
