export const sessionsPath = '/api/admin/sessions'
