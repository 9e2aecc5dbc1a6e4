export { readBuiltInPosts } from './built-in-posts';
export { addPicture, type PostPictureReader, parsePictureFile } from './editing/add-picture';
export { deletePicture, deletePost } from './editing/delete-post';
export { createPost, getPostToEdit, listPostsToEdit, savePost, saveText, setPublication } from './editing/edit-post';
export { renderFeed } from './feed';
export { findPostWithLanguages, getNextPublication, listPosts, seedPosts } from './posts';
