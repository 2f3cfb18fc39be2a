/** The caption's field: the browser knows it by its id. */
declare const caption: HTMLTextAreaElement;

// Right behind the field, so that a touch is heard before the rest of the page is there.
caption.onfocus = () =>
  import(caption.dataset.compose as string).then(
    (composer) => composer.compose(caption),
    () => {
      say.textContent = 'Your card needs the internet. Please try again.';
    },
  );
