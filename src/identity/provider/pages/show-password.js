// Shows what is typed into a password field, and hides it again. Without this program there is no button.
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
  // Browsers keep as a password what a password field sends.
  field.form.addEventListener('submit', () => set(false));
  set(false);
  field.after(button);
}

document.querySelectorAll('input[data-show]').forEach(addButton);
