-- Popular lists and searches of a short word read devices in this order, so that a page costs no look at every match.
create index device_documents_popular_of_category on platform.device_documents (category_id, popularity desc nulls last, id);
create index device_documents_popular on platform.device_documents (popularity desc, position);
-- What is called exactly as typed comes before what is popular.
create index device_documents_model_text on platform.device_documents (model_text);
create index device_documents_name_text on platform.device_documents (name_text);
drop index platform.device_documents_category_id_popularity_idx;
drop index platform.device_documents_popularity_idx;
