/** Whether somebody of the staff has logged in here: a readable cookie that is no secret, so that visitors ask for no session. */
export function isStaffHere(): boolean {
  return /\b__Host-staff=1/.test(document.cookie)
}
