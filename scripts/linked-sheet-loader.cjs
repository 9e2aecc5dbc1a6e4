const tailwind = require('@tailwindcss/postcss');
const postcss = require('postcss');

/** Makes a `.pcss` file a stylesheet of its own, whose address a page links (components/layout/linked-sheet.tsx). */
module.exports = async function linkedSheet(source) {
  const done = this.async();
  try {
    const { css, messages } = await postcss([tailwind()]).process(source, { from: this.resourcePath });
    for (const { type, file, dir } of messages) {
      if (type === 'dependency') this.addDependency(file);
      if (type === 'dir-dependency') this.addContextDependency(dir);
    }
    done(null, css);
  } catch (error) {
    done(error);
  }
};
