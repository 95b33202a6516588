// Shows and hides the text of a password field. Without this script there is no button.
function addButton(field) {
  const button = document.createElement('button');
  const { show, hide, look } = field.dataset;
  const set = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? hide : show;
  };
  button.type = 'button';
  button.className = look;
  button.setAttribute('aria-controls', field.id);
  button.addEventListener('click', () => set(field.type === 'password'));
  // Hides the text before the form is sent, because browsers offer to save a password only if the field is a
  // password field.
  field.form.addEventListener('submit', () => set(false));
  set(false);
  field.after(button);
}

document.querySelectorAll('input[data-show]').forEach(addButton);
